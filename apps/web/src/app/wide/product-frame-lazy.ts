import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'

/** The wide product around a page; a visitor at the coming-soon block never fetches it. */
export const ProductFrame = lazyScreen(
  async () => (await import('./product/product-frame.tsx')).ProductFrame,
)
