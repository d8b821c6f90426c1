import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'maidan-build-'))
  for (const name of ['web', 'backoffice', 'storage']) {
    await mkdir(path.join(buildDir, name))
    await writeFile(path.join(buildDir, name, 'index.html'), `<title>${name}</title>`)
  }
  world = await openWorld({ env: { BUILD_DIR: buildDir } })
})

afterAll(() => world.close())

const status = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  return [response.status, (await response.text()).slice(0, 18)]
}

test('[NAV-01, SIL-011] every path of the app is its page, whoever asks', async () => {
  for (const at of ['/', '/login', '/no-such-page', '/page/site/component/appDownload.jsp'])
    expect(await status(world.url + at)).toEqual([200, '<title>web</title>'])
  expect((await status(world.api.backofficeUrl + '/deposits'))[0]).toBe(200)
})

test('a call, a file or a picture that is not there is not a page', async () => {
  for (const at of ['/api/nothing', '/missing.png', '/assets/gone.js', '/storage/none.svg'])
    expect((await status(world.url + at))[0]).toBe(404)
})
