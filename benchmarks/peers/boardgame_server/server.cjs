// boardgame.io's own server, in memory, with two bidding games of six in turn whose hands are secret.
const { Server } = require("boardgame.io/server");
const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const players = (ctx) =>
  Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: [1, 2, 3, 4, 5] }]));

// Nothing but bids.
const bids = {
  name: "bids",
  setup: ({ ctx }) => ({ bids: [], over: false, players: players(ctx) }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: ({ G, playerID }, quantity, face) => {
      if (G.bids.length >= 6) G.bids = [];
      G.bids.push({ seat: Number(playerID), quantity, face });
    },
  },
};

// Rounds as the others play them: six bids and a dudo, and when everybody is ready, the next round.
const rounds = {
  name: "rounds",
  setup: ({ ctx }) => ({ bids: [], over: false, ready: [], players: players(ctx) }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    bid: ({ G, ctx, events, playerID }, quantity, face) => {
      if (playerID !== ctx.currentPlayer || G.over) return INVALID_MOVE;
      G.bids.push({ seat: Number(playerID), quantity, face });
      events.endTurn();
    },
    dudo: ({ G, ctx, events, playerID }) => {
      if (playerID !== ctx.currentPlayer || G.over) return INVALID_MOVE;
      G.over = true;
      events.endTurn();
    },
    // All players are ready at the same time, so each move but the first is based on an older state.
    ready: {
      ignoreStaleStateID: true,
      move: ({ G, ctx, playerID }) => {
        if (!G.over || G.ready.includes(playerID)) return INVALID_MOVE;
        G.ready.push(playerID);
        if (G.ready.length === ctx.numPlayers) Object.assign(G, { bids: [], over: false, ready: [] });
      },
    },
  },
};

const server = Server({ games: [bids, rounds], origins: [/./] });
server.run({ port: 0 }).then(({ appServer }) => console.log("listens to", appServer.address().port));
