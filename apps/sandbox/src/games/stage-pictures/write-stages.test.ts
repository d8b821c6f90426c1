import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { slotGames, type SlotGame } from '@maidan/casino'
import { LANGUAGES, type Language } from '@maidan/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureKeys, SCENERY, stageFile, symbolFile } from '../catalog/slot-pictures.ts'
import { writeStages } from './write-stages.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-stages-'))
  const files = slotGames.flatMap((game) =>
    LANGUAGES.flatMap((language) =>
      keysOf(game).map((key) => symbolFile(game.code, key, language)),
    ),
  )
  for (const name of new Set(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9"><g id="${basename(name, '.svg')}"/></svg>`,
    )
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const keysOf = (game: SlotGame) => [...pictureKeys(game), SCENERY.key]
const stageOf = (game: SlotGame, language: Language = 'en') =>
  readFile(join(folder, stageFile(game.code, language)), 'utf8')
const drawnOn = (stage: string) => [...stage.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test.each(slotGames)(
  'the file of $code holds the pictures of its stage, each once, and no other',
  async (game) => {
    await writeStages(folder)
    expect(drawnOn(await stageOf(game))).toEqual(keysOf(game))
  },
)

test.each(slotGames)(
  '[I18N-02] the Bangla file of $code holds what has a name in Bangla, and in no other language',
  async (game) => {
    await writeStages(folder)
    const named = [game.wild?.symbol, game.scatter?.symbol]
    const keys = keysOf(game).map((key) => (named.includes(key) ? `${key}.bn` : key))
    expect(drawnOn(await stageOf(game, 'bn'))).toEqual(keys)
  },
)

test('every picture is cut at its edge, beside the others and not over them', async () => {
  await writeStages(folder)
  for (const game of slotGames) {
    const places = [
      ...(await stageOf(game)).matchAll(
        /<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" viewBox="0 0 9 9">/g,
      ),
    ].map((match) => match.slice(1).map(Number))
    expect(places).toHaveLength(keysOf(game).length)
    const over = places.filter(([x = 0, y = 0, width = 0], at) =>
      places.slice(at + 1).some(([left = 0, top = 0]) => left < x + width && top === y),
    )
    expect(over).toEqual([])
  }
})

test('a picture that is not drawn fails the build', async () => {
  const [game] = slotGames
  await rm(join(folder, symbolFile(game?.code ?? '', SCENERY.key, 'en')))
  await expect(writeStages(folder)).rejects.toThrow('background.svg')
})

test('what is no drawn picture fails the build, by its name', async () => {
  const [game] = slotGames
  await writeFile(join(folder, symbolFile(game?.code ?? '', SCENERY.key, 'en')), 'nothing')
  await expect(writeStages(folder)).rejects.toThrow('background is no drawn picture')
})
