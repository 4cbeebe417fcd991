// boardgame.io's own server, in memory, with a bidding game of six in turn whose hands are secret.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const dudo = {
  name: "dudo",
  setup: ({ ctx }) => ({
    bids: [],
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: [1, 2, 3, 4, 5] }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A round of some six bids, as the others play it.
    bid: ({ G, playerID }, quantity, face) => {
      if (G.bids.length >= 6) G.bids = [];
      G.bids.push({ seat: Number(playerID), quantity, face });
    },
  },
};

const server = Server({ games: [dudo], origins: [/./] });
server.run({ port: 0 }).then(({ appServer }) => console.log("listens to", appServer.address().port));
