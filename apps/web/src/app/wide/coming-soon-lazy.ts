import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'

/** The block that meets visitors with a wide screen at `/`; whoever is past it never fetches it. */
export const ComingSoon = lazyScreen(
  async () => (await import('../../screens/coming-soon/coming-soon.tsx')).ComingSoon,
)
