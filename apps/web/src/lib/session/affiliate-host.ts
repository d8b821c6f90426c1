const prefix = 'affiliate.'

type Place = Pick<Location, 'hostname' | 'host'>

/** Whether an address is the affiliates' own sub-host of the site (NAV-54, SIL-022). */
export function isAffiliateHost({ hostname }: Pick<Place, 'hostname'>): boolean {
  return hostname.startsWith(prefix)
}

/** The log-in page of the affiliates; a bare IP address has no sub-host, so this machine's name has it. */
export function affiliateAddress({ hostname, host }: Place): string {
  const isIp = /^[\d.]+$|^\[/.test(hostname)
  const named = isIp ? host.replace(hostname, 'localhost') : host.replace(/^www\./, '')
  return `//${prefix}${named}/login`
}

/** The site that an affiliates' sub-host belongs to. */
export function siteAddress({ host }: Pick<Place, 'host'>): string {
  return `//${host.slice(prefix.length)}/`
}
