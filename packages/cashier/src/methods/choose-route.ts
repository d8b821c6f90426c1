/** One way to serve a method that is paid on a partner's page. */
export type PaymentRoute = {
  /** The method on whose partner's page it is paid, and with whom the money then is; often itself. */
  to: string
  fromMinor: bigint
  /** Null where there is no upper end. */
  toMinor: bigint | null
  /** Below this share of payments that went well it is passed over for the next; 0 takes it as it is. */
  successMinPercent: number
}

/** How a route does now. */
export type RouteState = {
  /** Seconds for which its partner is left alone; null where the house has no such partner. */
  restSeconds: number | null
  /** Its partner's payments of the last while that went well, and those that did not. */
  succeeded: number
  failed: number
}

export type RouteChoice =
  | { kind: 'route'; route: PaymentRoute }
  /** Each route that takes the amount is left alone; the first is asked again after so long. */
  | { kind: 'resting'; seconds: number }
  | { kind: 'none' }

/** Routes of one method at most. */
export const ROUTES_MAX = 4

/** Fewer payments than these say nothing of how a route does. */
const DECIDED_MIN = 10
const WHOLE_PERCENT = 100

/**
 * The first route, in the order of the house, that takes the amount, whose partner answers, and that
 * does as well as it has to. Where none does, the first that answers: paying badly beats not at all.
 */
export function chooseRoute(
  routes: readonly PaymentRoute[],
  amountMinor: bigint,
  stateOf: (to: string) => RouteState,
): RouteChoice {
  const taken = routes
    .filter(
      ({ fromMinor, toMinor }) =>
        fromMinor <= amountMinor && amountMinor <= (toMinor ?? amountMinor),
    )
    .map((route) => ({ route, state: stateOf(route.to) }))
  const waits = taken.flatMap(({ state }) => state.restSeconds ?? [])
  if (waits.length === 0) return { kind: 'none' }
  const awake = taken.filter(({ state }) => state.restSeconds === 0)
  const best = awake.find(({ route, state }) => doesWell(route, state)) ?? awake[0]
  return best
    ? { kind: 'route', route: best.route }
    : { kind: 'resting', seconds: Math.min(...waits) }
}

function doesWell({ successMinPercent }: PaymentRoute, { succeeded, failed }: RouteState): boolean {
  const decided = succeeded + failed
  return decided < DECIDED_MIN || succeeded * WHOLE_PERCENT >= successMinPercent * decided
}
