import type { Config } from './config.ts'

/** What the person at the terminal needs next: where it is and how to get in. */
export function banner(config: Config): string {
  return config.mode === 'live' ? liveBanner(config) : sandboxBanner(config)
}

function liveBanner({ ports, dataDir }: Config): string {
  return `
Maidan is up in live mode: ${at(ports.PORT)}, back office ${at(ports.BACKOFFICE_PORT)}.
Data and logs are in ${dataDir}. Ctrl-C stops everything.
`
}

function sandboxBanner({ ports, dataDir }: Config): string {
  return `
Maidan is up.

  Site          ${at(ports.PORT)}        player  rahim2026 / Maidan2026
  Back office   ${at(ports.BACKOFFICE_PORT)}        staff   admin / Maidan2026

  API documentation   ${at(ports.PORT)}/docs
  Odds host           ${at(ports.ODDS_PORT)}/api/sports-events/cricket
  Sandbox odds        ${at(ports.FEED_PORT)}/api/sports-events/tennis
  Sandbox games       ${at(ports.GAMES_PORT)}
  Sandbox payments    ${at(ports.PAYMENTS_PORT)}
  Sandbox messages    ${at(ports.MESSAGES_PORT)}
  Koel Games          ${at(ports.KOEL_PORT)}/play/KOEL-RICKSHAW
  Metrics             ${at(ports.METRICS_PORT)}/metrics

Data and logs are in ${dataDir}. Ctrl-C stops everything.
`
}

function at(port: number): string {
  return `http://127.0.0.1:${port}`
}
