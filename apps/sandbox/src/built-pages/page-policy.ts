/**
 * The content security policy of a partner's page: scripts, styles, letters and calls come from its
 * own origin, nothing stands inline. `framedBy` are the origins that may frame it; none by itself.
 * `sendsTo` are the origins, beside its own, that its forms go to.
 */
export function pagePolicy(
  framedBy: readonly string[] = [],
  sendsTo: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    ['form-action', "'self'", ...sendsTo].join(' '),
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
  ].join('; ')
}
