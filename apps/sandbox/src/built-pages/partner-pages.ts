import { fileURLToPath } from 'node:url'
import type { UserConfig } from 'vite'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

type Pages = {
  /** The folder of the pages' sources, as a file address. */
  folder: URL
  /** The partner, and its folder in the build. */
  name: string
  documents: readonly string[]
}

/** How Vite builds the pages that a partner's server sends with `openPages`. */
export function partnerPages({ folder, name, documents }: Pages): UserConfig {
  const root = fileURLToPath(folder)
  return {
    root,
    base: '/page/',
    publicDir: false,
    build: {
      outDir: `${repository}.build/${name}`,
      emptyOutDir: true,
      target: 'es2022',
      // The pages may load nothing from a data address but pictures.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: documents.map((document) => `${root}${document}`) },
    },
  }
}
