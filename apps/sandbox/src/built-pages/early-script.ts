import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Runs one entry of a page as soon as it is there, before the page's own code, which may still be on
 * its way: on a slow line, what it asks for comes meanwhile. `name` is the entry's in the page's
 * build; a build without it fails.
 */
export function earlyScript(name: string): Plugin {
  let base = ''
  return {
    name: 'early-script',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => {
        const entry = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .find((chunk) => chunk.isEntry && chunk.name === name)
        if (entry === undefined) throw new Error(`the page has no entry ${name}`)
        // What the page's own code also imports stands in a file of its own, behind an empty entry.
        const [file = entry.fileName] = entry.moduleIds.length === 0 ? entry.imports : []
        const attrs = { type: 'module', async: true, crossorigin: true, src: base + file }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
