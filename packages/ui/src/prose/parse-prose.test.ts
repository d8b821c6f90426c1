import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProse, type ProseBlock } from './parse-prose.ts'

const words = (text: string): ProseBlock => ({ kind: 'paragraph', runs: [{ text }] })

test.each<[string, string, ProseBlock[]]>([
  ['nothing', ' \n\n', []],
  [
    'a paragraph over two lines',
    'One\ntwo',
    [{ kind: 'paragraph', runs: [{ text: 'One' }, { text: ' two' }] }],
  ],
  ['two paragraphs', 'One\n\ntwo', [words('One'), words('two')]],
  [
    'headings, and an anchor',
    '## Limits {#limits}\n### How?\nSo.',
    [
      { kind: 'heading', level: 2, text: 'Limits', anchor: 'limits' },
      { kind: 'heading', level: 3, text: 'How?', anchor: null },
      words('So.'),
    ],
  ],
  [
    'lists of both kinds after a paragraph',
    'Take:\n- one\n- two\n1. first\n২. second',
    [
      words('Take:'),
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    ],
  ],
  [
    'a link of the site among words',
    'See [your record](/records?tab=1#x), please.',
    [
      {
        kind: 'paragraph',
        runs: [
          { text: 'See ' },
          { text: 'your record', to: '/records?tab=1#x' },
          { text: ', please.' },
        ],
      },
    ],
  ],
  [
    'a deeper or empty heading is words',
    '#### No\n\n##\n\n#no',
    [words('#### No'), words('##'), words('#no')],
  ],
  ['markup is words', '<b onclick="x()">Hi</b>', [words('<b onclick="x()">Hi</b>')]],
])('%s', (_, text, blocks) => {
  expect(parseProse(text)).toEqual(blocks)
})

test.each(['https://a.example', '//a.example', '/\\a.example', 'javascript:alert(1)', 'a/b', ''])(
  'a link to "%s" is shown as it was typed',
  (address) => {
    expect(parseProse(`[Win](${address})`)).toEqual([words(`[Win](${address})`)])
  },
)

test('no word of any text is lost, and every link stays on the site', () => {
  const piece = fc.constantFrom(
    '## ',
    '### ',
    '- ',
    '1. ',
    'word',
    '\n',
    '\n\n',
    '[a](/b)',
    '[',
    '](',
    ')',
    ' ',
    '<i>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      const runs = parseProse(text).flatMap((block) => {
        if (block.kind === 'heading') return [{ text: block.text }]
        return block.kind === 'list' ? block.items.flat() : block.runs
      })
      const shown = runs.map((run) => run.text).join('')
      expect(shown.split('word').length).toBe(text.split('word').length)
      const targets = runs.flatMap((run) => ('to' in run ? [run.to] : []))
      expect(targets).toEqual(targets.map(() => '/b'))
    }),
  )
})
