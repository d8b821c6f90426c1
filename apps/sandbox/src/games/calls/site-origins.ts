/** 127.0.0.1 and localhost are the same machine, and people type either. */
const TWINS: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', localhost: '127.0.0.1' }

/** The origins that are the operator's site: the one in the settings, and its loopback twin. */
export function siteOrigins(siteOrigin: string): string[] {
  const url = new URL(siteOrigin)
  const twin = TWINS[url.hostname]
  if (twin === undefined) return [url.origin]
  const other = new URL(url)
  other.hostname = twin
  return [url.origin, other.origin]
}

/** Which of the site's origins frames a page, by the referrer that the frame sends along. */
export function framingOrigin(siteOrigin: string, referrer: string | undefined): string {
  const [own = siteOrigin, ...others] = siteOrigins(siteOrigin)
  if (referrer === undefined || !URL.canParse(referrer)) return own
  return others.find((origin) => origin === new URL(referrer).origin) ?? own
}
