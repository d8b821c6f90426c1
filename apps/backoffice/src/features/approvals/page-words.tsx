import { LANGUAGES } from '@maidan/contract'
import { approvalsText } from '@maidan/locales'
import { useText } from '@maidan/ui'

type Words = Partial<Record<string, { title: string; body: string }>>

/** The words of a page, language by language: the title open, the text folded until it is wanted. */
export function PageWords({ value }: { value: string }) {
  const t = useText(approvalsText)
  const words = JSON.parse(value) as Words
  return LANGUAGES.map((language) => {
    const { title = '', body = '' } = words[language] ?? {}
    return (
      <div className="mb-1" key={language} lang={language}>
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sky lg:min-h-8">
            {t('readWords')}
          </summary>
          <p className="font-normal wrap-anywhere whitespace-pre-wrap">{body}</p>
        </details>
      </div>
    )
  })
}
