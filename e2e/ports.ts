const FIRST = Number(process.env['E2E_PORT'] ?? 24_100)

/** Where the house of the browser journeys listens. */
export const ports = {
  api: FIRST,
  backoffice: FIRST + 1,
  metrics: FIRST + 2,
  games: FIRST + 3,
  payments: FIRST + 4,
  messages: FIRST + 5,
  smtp: FIRST + 6,
  odds: FIRST + 7,
  feed: FIRST + 8,
}

const local = (port: number) => `http://127.0.0.1:${port}`

export const siteUrl = local(ports.api)
export const backofficeUrl = local(ports.backoffice)

export const paymentsUrl = local(ports.payments)
export const messagesUrl = local(ports.messages)
export const feedUrl = local(ports.feed)
export const oddsUrl = local(ports.odds)
export const gamesUrl = local(ports.games)
