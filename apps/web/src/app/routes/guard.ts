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
  return linkedDetour(pathname, mobile) ?? categoryDetour(pathname)
}

/** Addresses that the documents only link to (SIL-007, SIL-008, SIL-009). */
function linkedDetour(pathname: string, mobile: boolean): Detour | null {
  const signUp = mobile ? paths.signup : paths.register
  if (pathname === linkedPaths.playGame) return { to: paths.exchange }
  if (pathname === linkedPaths.referral) return { to: paths.referralProgram }
  if (pathname === linkedPaths.guestRegister) return { to: signUp }
  return mobile && pathname === paths.register ? { to: signUp } : null
}

function categoryDetour(pathname: string): Detour | null {
  const category = categories.find((name) => pathname === `/${name}`)
  if (category === undefined) return null
  const title = category.charAt(0).toUpperCase() + category.slice(1)
  return { to: paths.games, search: { type: category, system: '', title } }
}
