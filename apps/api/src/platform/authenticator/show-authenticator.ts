import { generateURI } from 'otplib'

type Shown = {
  /** What the app writes over the codes. */
  issuer: string
  username: string
  secret: string
}

/** What is shown of a secret that waits to be confirmed: to type in, and to scan. */
export function showAuthenticator({ issuer, username, secret }: Shown) {
  return { secret, uri: generateURI({ issuer, label: username, secret }) }
}
