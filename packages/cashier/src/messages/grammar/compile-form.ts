import type { Family, Form } from './form.ts'
import { SLOTS } from './slots.ts'

export type Slot = keyof typeof SLOTS | 'tail'

/** Whatever the sender adds about itself; half a clock's AM or PM is no addition. */
const TAIL = '[.।]?(?: (?![AP]M?(?: |$))(?<tail>.{1,300}))?'

/** The whole message as one pattern, from its first letter to its last. */
export function compileForm({ says, ends }: Form, family: Pick<Family, 'ends'>): RegExp {
  const source = `${says.source}${(ends ?? family.ends).source}`
  return new RegExp(`^${source.replace(/<(\w+)>/g, fillSlot)}${TAIL}$`, 'u')
}

function fillSlot(_: string, name: string): string {
  if (!isSlot(name)) throw new Error(`no slot is named ${name}`)
  return `(?<${name}>${SLOTS[name]})`
}

function isSlot(name: string): name is keyof typeof SLOTS {
  return name in SLOTS
}
