import { categories, isGuarded, linkedPaths, paths } from '../../lib/paths.ts'

export type Visit = { pathname: string; loggedIn: boolean; mobile: boolean }
export type Detour = { to: string; search?: Record<string, string> }

/**
 * Where a visit is sent instead, or null if it may go on. The wished address is not remembered
 * (SIL-013).
 */
export function detour(visit: Visit): Detour | null {
  const { pathname, loggedIn, mobile } = visit
  const openOnWide = !mobile && pathname === paths.promotions
  if (isGuarded(pathname) && !loggedIn && !openOnWide) return { to: paths.login }
  if (loggedIn && (pathname === paths.login || pathname === paths.signup)) return { to: paths.home }
  return hostDetour(pathname, mobile) ?? (mobile ? mobileDetour(pathname) : null)
}

/** Addresses that the documents only link to (SIL-008). */
function hostDetour(pathname: string, mobile: boolean): Detour | null {
  if (pathname === linkedPaths.playGame) return { to: paths.exchange }
  if (pathname === linkedPaths.guestRegister) return { to: mobile ? paths.signup : paths.register }
  return null
}

function mobileDetour(pathname: string): Detour | null {
  if (pathname === paths.register) return { to: paths.signup }
  if (pathname === linkedPaths.referral) return { to: paths.referralProgram }
  const category = categories.find((name) => pathname === `/${name}`)
  if (category === undefined) return null
  const title = category.charAt(0).toUpperCase() + category.slice(1)
  return { to: paths.games, search: { type: category, system: '', title } }
}
