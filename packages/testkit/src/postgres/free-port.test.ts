import { expect, test, vi } from 'vitest'

test('two processes that look for ports at once are never given the same one', async () => {
  const [alice, bob] = [await process(), await process()]
  const given = await Promise.all([take(alice, 300), take(bob, 300)])
  expect(new Set(given.flat()).size).toBe(600)
})

/** The module as another process has it: with nothing kept from those who loaded it before. */
async function process() {
  vi.resetModules()
  return import('./free-port.ts')
}

async function take({ findFreePort }: Awaited<ReturnType<typeof process>>, count: number) {
  const ports: number[] = []
  while (ports.length < count) ports.push(await findFreePort())
  return ports
}
