// A Vite plugin for `npm run dev`: data comes from `perudo serve` on its default port, the page from Vite.
const SERVER = "http://127.0.0.1:8000";

export function devServer() {
  return {
    name: "dev-server",
    config: () => ({
      server: {
        // The locales are next to the Python code.
        fs: { allow: [".."] },
        proxy: {
          "^/(api|socket)": { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
          "^/(?!@|src/|node_modules/).*\\.(json|perudo)": { target: SERVER, changeOrigin: true },
        },
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        // A page of the server brings the cookie that identifies the guest, unless the browser has it.
        fetch(SERVER, { headers: { cookie: request.headers.cookie ?? "" } })
          .then((page) => response.setHeader("Set-Cookie", page.headers.getSetCookie()))
          .catch(() => server.config.logger.error(`No server at ${SERVER}: run perudo serve`))
          .finally(next);
      });
    },
  };
}
