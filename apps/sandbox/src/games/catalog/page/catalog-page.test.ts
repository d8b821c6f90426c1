import { expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { catalogPage } from './catalog-page.ts'

const offered = await catalog('https://studio.example')

test.each(['en', 'bn'] as const)('every game stands there with its figures (%s)', (language) => {
  const page = catalogPage(offered, language)
  expect(offered.games.length).toBeGreaterThan(30)
  for (const { code, title, title_bn, rtp } of offered.games) {
    const [, card = ''] = page.split(`"/art/games/${code}${language === 'bn' ? '.bn' : ''}.svg"`)
    const own = card.split('</li>')[0]
    expect(own).toContain(
      `<h3>${(language === 'en' ? title : title_bn).replace("'", '&#39;')}</h3>`,
    )
    expect(own).toContain(`<dd>${rtp} %</dd>`)
  }
})

test('bets are written as money, and of the book as any stake', () => {
  const page = catalogPage(offered, 'en')
  expect(page).toContain('<dd>৳ 10.00 – ৳ 5,000.00</dd>')
  expect(page.match(/Any stake/g)).toHaveLength(1)
})
