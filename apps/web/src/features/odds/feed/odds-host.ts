const answerWithinMs = 10_000

/** Asks the data host; failures are thrown, and logged by who asked (DATA-09). */
async function ask(address: string, signal: AbortSignal): Promise<Response> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)])
  const answer = await fetch(address, { signal: within })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

export async function askJson(address: string, signal: AbortSignal): Promise<unknown> {
  return (await ask(address, signal)).json()
}

export async function askText(address: string, signal: AbortSignal): Promise<string> {
  return (await ask(address, signal)).text()
}

/** The addresses of the data host; `host` is the setting `odds_url`. */
export const oddsAddress = {
  matchOdds: (host: string, marketId: string) => at(host, `match-odds/${part(marketId)}`),
  event: (host: string, eventId: string) => at(host, `event/${part(eventId)}`),
  scoreBoard: (host: string, eventId: string) => at(host, `score/board/${part(eventId)}`),
  events: (host: string, sport: string) => at(host, `sports-events/${part(sport)}`),
  push: (host: string, eventIds: readonly string[]) =>
    at(host, `push?events=${eventIds.map(part).join(',')}`),
}

const part = encodeURIComponent

function at(host: string, path: string): string {
  return `${host.replace(/\/+$/, '')}/api/${path}`
}
