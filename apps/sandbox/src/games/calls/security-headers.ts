import { siteOrigins } from './site-origins.ts'

/** On every answer: no sniffing, no referrer, nothing of the device, nothing stored by default. */
export const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** A picture is only ever a picture, even when its address is opened by itself. */
export const PICTURE_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Headers of a page that only the operator's site may frame. Scripts, styles and calls come from the
 * studio's own origin; Pixi runs without `unsafe-eval`, and draws pictures it made as blobs.
 */
export function pageHeaders(siteOrigin: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' data: blob:",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigins(siteOrigin).join(' ')}`,
    ].join('; '),
  }
}
