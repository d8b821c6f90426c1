import { translator, languages } from '@maidan/locales'
import { Card, LanguageProvider } from '../index.ts'
import { EXAMPLES } from './examples.ts'
import type { Example, Say } from './example.ts'
import { galleryText } from './gallery-text.ts'

type Language = (typeof languages)[number]

/** Every primitive of the look in its states, in each language beside the other. */
export function Gallery() {
  return (
    <main className="mx-auto flex max-w-6xl flex-col gap-8 p-4">
      <nav className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {Object.keys(EXAMPLES).map((name) => (
          <a className="underline" href={`#${name}`} key={name}>
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(EXAMPLES).map(([name, example]) => (
        <section className="flex flex-col gap-3" id={name} key={name}>
          <h2 className="text-xl font-bold">{name}</h2>
          <div className="grid gap-4 md:grid-cols-2">
            {languages.map((language) => (
              <States example={example} key={language} language={language} />
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

function States({ example, language }: { example: Example; language: Language }) {
  const say: Say = translator(galleryText, language)
  return (
    <LanguageProvider language={language}>
      <Card className="flex min-w-0 flex-col gap-4" lang={language}>
        {example(say).map(({ name, shown }) => (
          <figure className="flex flex-col gap-1.5" key={name}>
            <figcaption className="text-xs text-quiet">{name}</figcaption>
            <div>{shown}</div>
          </figure>
        ))}
      </Card>
    </LanguageProvider>
  )
}
