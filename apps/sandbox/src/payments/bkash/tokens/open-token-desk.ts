import { randomBytes } from 'node:crypto'

const TOKEN_LIFETIME_MS = 60 * 60 * 1000
const REFRESH_LIFETIME_MS = 28 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

export type Tokens = {
  id_token: string
  refresh_token: string
  expires_in: number
  token_type: 'Bearer'
}

/** The tokens that merchants hold; they live as long as their process. */
export type TokenDesk = {
  /** Null when more than `grantsMax` were asked for within the hour. */
  grant: (grantsMax?: number) => Tokens | null
  isGranted: (idToken: string) => boolean
  isRefreshable: (refreshToken: string) => boolean
}

/** Nobody holds a token yet. */
export function openTokenDesk(now: () => number = Date.now): TokenDesk {
  const granted = new Map<string, number>()
  const refreshable = new Map<string, number>()
  let grants: number[] = []

  return {
    grant: (grantsMax = Number.POSITIVE_INFINITY) => {
      const nowMs = now()
      grants = grants.filter((at) => nowMs - at < HOUR_MS)
      if (grants.length >= grantsMax) return null
      grants.push(nowMs)
      forgetOld(granted, nowMs)
      const id_token = newToken()
      const refresh_token = newToken()
      granted.set(id_token, nowMs + TOKEN_LIFETIME_MS)
      refreshable.set(refresh_token, nowMs + REFRESH_LIFETIME_MS)
      return {
        id_token,
        refresh_token,
        expires_in: TOKEN_LIFETIME_MS / 1000,
        token_type: 'Bearer',
      }
    },
    isGranted: (idToken) => (granted.get(idToken) ?? 0) > now(),
    isRefreshable: (refreshToken) => (refreshable.get(refreshToken) ?? 0) > now(),
  }
}

function newToken(): string {
  return randomBytes(48).toString('base64url')
}

function forgetOld(tokens: Map<string, number>, nowMs: number): void {
  for (const [token, until] of tokens) if (until <= nowMs) tokens.delete(token)
}
