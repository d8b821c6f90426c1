import { exchangePagesText, productText, shellText, wideText } from '@maidan/locales'
import { useText } from '../../../../lib/text/language.ts'
import type { SideName } from './side-entries.ts'

/** Reads the name of an entry in the area that has it. */
export function useSideName(): (name: SideName) => string {
  const shell = useText(shellText)
  const exchange = useText(exchangePagesText)
  const wide = useText(wideText)
  const product = useText(productText)
  return (name) => {
    switch (name.area) {
      case 'shell':
        return shell(name.key)
      case 'exchange':
        return exchange(name.key)
      case 'wide':
        return wide(name.key)
      case 'product':
        return product(name.key)
    }
  }
}
