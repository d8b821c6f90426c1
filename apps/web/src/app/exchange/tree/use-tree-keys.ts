import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { TreeRow } from './tree-rows.ts'

type Acts = { onToggle: (key: string) => void }

/**
 * The keyboard of a tree: arrows go from line to line, right opens a branch or enters it, left closes
 * it or leaves it. One line at a time is on the way of the Tab key.
 */
export function useTreeKeys(rows: readonly TreeRow[], { onToggle }: Acts) {
  const tree = useRef<HTMLDivElement>(null)
  const [lastKey, setLastKey] = useState('')
  const stood = rows.findIndex(({ key }) => key === lastKey)
  const at = Math.max(0, stood)
  const goTo = (to: number | undefined) => {
    const row = to === undefined ? undefined : rows[to]
    if (row === undefined || to === undefined) return
    setLastKey(row.key)
    const line = tree.current?.children[to]
    if (line instanceof HTMLElement) line.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deedOf(event.key, rows, at)
    if (deed === undefined) return
    event.preventDefault()
    if (deed === 'toggle') onToggle(rows[at]?.key ?? '')
    else goTo(deed)
  }
  return { tree, onKeyDown, standsAt: at, stand: setLastKey }
}

function deedOf(key: string, rows: readonly TreeRow[], at: number): number | 'toggle' | undefined {
  const row = rows[at]
  const isBranch = row !== undefined && row.kind !== 'match'
  switch (key) {
    case 'ArrowDown':
      return at + 1
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return rows.length - 1
    case 'ArrowRight':
      return isBranch ? (row.expanded ? at + 1 : 'toggle') : undefined
    case 'ArrowLeft':
      return isBranch && row.expanded ? 'toggle' : branchAbove(rows, at)
    default:
      return undefined
  }
}

function branchAbove(rows: readonly TreeRow[], at: number): number | undefined {
  const kind = rows[at]?.kind
  const above = rows
    .slice(0, at)
    .findLastIndex((row) => row.kind === 'sport' || (kind === 'match' && row.kind !== kind))
  return above < 0 ? undefined : above
}
