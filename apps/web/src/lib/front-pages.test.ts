import { FRONT_PAGES } from '@maidan/contract/facts'
import { expect, test } from 'vitest'
import { categories, paths } from './paths.ts'

const ours = [...Object.values(paths), ...categories.map((category) => `/${category}`)]

test.each(Object.values(FRONT_PAGES))(
  '[SIL-034] %s, where the desk may lead players, is a page of the site',
  (link) => {
    const [pathname = ''] = link.split('?')
    expect(ours).toContain(pathname)
    expect(link).not.toMatch(/[$:]/)
  },
)
