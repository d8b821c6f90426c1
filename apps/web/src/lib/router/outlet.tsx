import { Suspense } from 'react'
import { Catch } from './catch.tsx'
import { useRouter } from './router-context.ts'

/** The screen of the place that is shown. */
export function Outlet() {
  const { shown, pending: Pending, failure } = useRouter()
  const { screen: Screen, path } = shown.route
  return (
    <Catch failure={failure} place={shown.place}>
      <Suspense fallback={<Pending />}>
        <Screen key={path} />
      </Suspense>
    </Catch>
  )
}
