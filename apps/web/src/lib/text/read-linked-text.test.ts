import { expect, test } from 'vitest'
import { readLinkedText } from './read-linked-text.ts'

test('a link of the site stays a link', () => {
  expect(readLinkedText('Please <a class="x" href="/profile">verify</a> first.')).toEqual([
    { text: 'Please ' },
    { text: 'verify', to: '/profile' },
    { text: ' first.' },
  ])
})

test('[CASH-85] other markup and links to other hosts are only words', () => {
  for (const html of [
    '<a href="https://evil.test/">here</a>',
    '<a href="//evil.test/">here</a>',
    '<a href="/\\evil.test/">here</a>',
    '<a href="javascript:alert(1)">here</a>',
    '<b onclick="alert(1)">here</b>',
    '<img src="x" onerror="alert(1)">here',
  ])
    expect(readLinkedText(html)).toEqual([{ text: 'here' }])
})

test('[CASH-85] written-out signs are read', () => {
  expect(readLinkedText('Bed &amp; &lt;breakfast&gt;')).toEqual([{ text: 'Bed & <breakfast>' }])
})
