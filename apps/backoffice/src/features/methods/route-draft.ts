import type { CallInput, Calls } from '@maidan/contract'
import type { Method } from './queries.ts'

type Sent = CallInput<Calls['staffAskMethodRoutes']>['body']['routes'][number]

/** A route as a form holds it. */
export type RouteDraft = { [Field in keyof Sent]: string }

type Routes = NonNullable<Method['routes']>

export function routeDrafts({ set }: Routes): RouteDraft[] {
  return set.map(({ to, amount_from, amount_to, success_min }) => ({
    to,
    amount_from,
    amount_to: amount_to ?? '',
    success_min: String(success_min),
  }))
}

/** One more, by the first page that does not stand there yet; nothing where all do. */
export function nextRoute({ choices }: Routes, drafts: readonly RouteDraft[]): RouteDraft | null {
  const free = choices.find((choice) => drafts.every(({ to }) => to !== choice.to))
  return free ? { to: free.to, amount_from: '0', amount_to: '', success_min: '0' } : null
}
