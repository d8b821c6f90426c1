import { addressOf, readSearch, type Target } from './address.ts'

/** Where the visit stands, as the address bar says it and as it came there. */
export type Place = {
  pathname: string
  search: Record<string, string>
  /** Without its sign. */
  hash: string
  /** Path, query and anchor. */
  href: string
  /** What the page was handed beside its address. */
  state: object
  /** How many pages of this visit lie behind it. */
  index: number
  came: 'load' | 'push' | 'replace' | 'pop'
}

/** A way to another page; one that replaces leaves no step to go back. */
export type Way = (Target | { href: string }) & { state?: object; replace?: boolean }

export type SiteHistory = {
  place: () => Place
  go: (way: Way) => void
  /** Hands the present page another state; its address stays. */
  keep: (state: object) => void
  back: () => void
  canGoBack: () => boolean
  /** Asks the guard again, where what it depends on has changed. */
  checkAgain: () => void
  /** Hears of every other place, before anything of it is drawn. */
  subscribe: (listener: () => void) => () => void
}

/** Where a visit is sent instead of a place; null: it may go on. */
export type Guard = (place: Place) => Way | null

type Browser = Pick<Window, 'location' | 'history' | 'addEventListener'>

const INDEX = 'stepIndex'
/** More detours than any honest address takes. */
const DETOURS_MAX = 8

/** Opens the history of the visit. No place is ever shown that the guard sends elsewhere. */
export function openHistory(browser: Browser, guard: Guard): SiteHistory {
  const { history, location } = browser
  const listeners = new Set<() => void>()
  let place = readPlace(browser, 'load')
  const stay = (next: Place) => {
    place = next
    for (const listener of listeners) listener()
  }
  const go = ({ state = {}, replace = false, ...target }: Way, detours = 0): void => {
    const href = 'href' in target ? target.href : addressOf(target)
    const came = replace || href === place.href ? 'replace' : 'push'
    const index = came === 'push' ? place.index + 1 : place.index
    const next = placeAt(new URL(href, location.origin), { state, index, came })
    const elsewhere = guard(next)
    if (elsewhere === null) {
      const kept = { ...state, [INDEX]: index }
      if (came === 'push') history.pushState(kept, '', next.href)
      else history.replaceState(kept, '', next.href)
      return stay(next)
    }
    if (detours === DETOURS_MAX) throw new Error(`${href} leads round in circles`)
    go({ ...elsewhere, replace: came === 'replace' }, detours + 1)
  }
  const arrive = (at: Place): void => {
    place = at
    const elsewhere = guard(at)
    if (elsewhere === null) stay(at)
    else go({ ...elsewhere, replace: true })
  }
  browser.addEventListener('popstate', () => arrive(readPlace(browser, 'pop')))
  arrive(place)
  return {
    place: () => place,
    go: (way) => go(way),
    keep: (state) => go({ href: place.href, state, replace: true }),
    back: () => history.back(),
    canGoBack: () => place.index > 0,
    checkAgain() {
      const elsewhere = guard(place)
      if (elsewhere !== null) go({ ...elsewhere, replace: true })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function readPlace({ location, history }: Browser, came: Place['came']): Place {
  const { [INDEX]: index = 0, ...state } = (history.state ?? {}) as Record<string, unknown>
  return placeAt(new URL(location.href), { state, index: Number(index), came })
}

function placeAt(
  { pathname, search, hash }: URL,
  rest: Pick<Place, 'state' | 'index' | 'came'>,
): Place {
  return {
    pathname,
    search: readSearch(search),
    hash: hash.slice(1),
    href: pathname + search + hash,
    ...rest,
  }
}
