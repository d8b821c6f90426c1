/** Fields of the data host's documents; they are not calls of the contract. */
export type Fields = Record<string, unknown>

/** An event of a sport's list, with the documents' fields alone. */
export const event = (id: string, name: string, more: Fields = {}) => ({
  EventId: id,
  MarketId: `1.${id}`,
  Event: name,
  Fancy: false,
  Bookmaker: false,
  ...more,
})

const prices = (...pairs: [number, number][]) => pairs.map(([price, size]) => ({ price, size }))

/** A runner with three prices on each side of the two given. */
export const runner = (SelectionId: number, SelectionName: string, back: number, lay: number) => ({
  SelectionId,
  SelectionName,
  ex: {
    availableToBack: prices([back, 1234], [back - 0.01, 20], [back - 0.02, 30]),
    availableToLay: prices([lay, 56_789], [lay + 0.01, 40], [lay + 0.02, 50]),
  },
})

/** The market of event 11. */
export const matchOdds = (more: Fields = {}) => ({
  marketId: '1.11',
  eventId: '11',
  inplay: true,
  status: 'OPEN',
  runners: [runner(101, 'Alpha', 1.85, 1.87), runner(102, 'Bravo', 2.1, 2.14)],
  ...more,
})

export const fancy = (title: string, more: Fields = {}) => ({
  title,
  no: 45,
  no_rate: 110,
  yes: 47,
  yes_rate: 90,
  suspended: 0,
  ball_running: 0,
  ...more,
})

export const bookmaker = (
  name: string,
  backPrice: number,
  layPrice: number,
  more: Fields = {},
) => ({
  runner: name,
  backPrice,
  layPrice,
  suspended: 0,
  ball_running: 0,
  ...more,
})

/** The event record of event 11, beside one of another event. */
export const lines = (fancy2: Fields = {}, bookmaker: Fields = {}) => ({
  data: { items: { '11': { fancy2, bookmaker }, '99': { fancy2: { z: fancy('Not this') } } } },
})

/** One event of each sport; the one of cricket can be opened. */
export const oddsAnswers = (): Fields => ({
  '/api/sports-events/cricket': [event('11', 'Alpha v Bravo', { Fancy: true, Bookmaker: true })],
  '/api/sports-events/soccer': [event('12', 'Charlie v Delta', { Fancy: true })],
  '/api/sports-events/tennis': [event('13', 'Echo v Foxtrot')],
  '/api/match-odds/1.11': [matchOdds()],
  '/api/event/11': lines(),
  '/api/score/board/11': '<script>var a = 1; var board = "http://score.example.test/11";</script>',
  '/ip': { ip: '203.0.113.7' },
})
