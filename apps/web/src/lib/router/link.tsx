import { clsx } from 'clsx'
import { useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import { addressOf, type Target } from './address.ts'
import type { Place } from './open-history.ts'
import { useRouter } from './router-context.ts'
import { usePreload } from './use-preload.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Target & {
    state?: object
    replace?: boolean
    /** Added while the link leads to where the player is, and while it does not. */
    activeClass?: string
    inactiveClass?: string
  }

/** A link to a page of the site; its screen is fetched as soon as somebody reaches for it. */
export function Link(props: Props) {
  const {
    to,
    params,
    search,
    hash,
    state,
    replace,
    activeClass,
    inactiveClass,
    children,
    ...rest
  } = props
  const { history } = useRouter()
  const preload = usePreload()
  const place = useSyncExternalStore(history.subscribe, history.place)
  const target = { to, ...(params && { params }), ...(search && { search }), ...(hash && { hash }) }
  const isHere = leadsTo(target, place)
  const reach = () => preload(addressOf({ ...target, search: {}, hash: '' }))
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      className={clsx(rest.className, isHere ? activeClass : inactiveClass)}
      href={addressOf(target)}
      onClick={(event) => {
        rest.onClick?.(event)
        if (isPlainTap(event)) {
          event.preventDefault()
          history.go({ ...target, ...(state && { state }), ...(replace && { replace }) })
        }
      }}
      onFocus={(event) => {
        rest.onFocus?.(event)
        reach()
      }}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event)
        reach()
      }}
    >
      {children}
    </a>
  )
}

/** Whether a link leads to the page that is open, whatever else its query says. */
function leadsTo(target: Target, place: Place): boolean {
  const { pathname } = new URL(addressOf(target), location.origin)
  const asked = Object.entries(target.search ?? {})
  return pathname === place.pathname && asked.every(([name, value]) => place.search[name] === value)
}

/** Not one that opens another tab, saves, or was taken care of already. */
function isPlainTap(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, currentTarget } = event
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self'
  return (
    button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented || isElsewhere)
  )
}
