import { LAW } from './law.ts'

/** The rooms that a room may lean on, also through others, each once: what its build is made from. */
export function roomsBehind(room: string): string[] {
  const found = new Set<string>()
  const queue = [room]
  for (const next of queue)
    for (const named of LAW[next]?.rooms ?? []) {
      const [name = ''] = named.split('/')
      if (found.has(name)) continue
      found.add(name)
      queue.push(`packages/${name}`)
    }
  return [...found]
}
