import {
  AmountField,
  CodeField,
  DigitField,
  Field,
  FieldFrame,
  NumberField,
  inputClass,
  PasswordField,
  SelectField,
  Switch,
} from '../../index.ts'
import type { Example, Say } from '../example.ts'

export const fieldExample: Example = (say) => [
  { name: 'empty', shown: <Field label={say('phone')} placeholder="01XXXXXXXXX" /> },
  { name: 'with a hint', shown: <Field hint={say('phoneHint')} label={say('phone')} /> },
  {
    name: 'with an error',
    shown: <Field defaultValue="0171" error={say('phoneError')} label={say('phone')} />,
  },
  { name: 'with a prefix', shown: <Field label={say('phone')} prefix="+88" /> },
  { name: 'label hidden', shown: <Field label={say('phone')} labelHidden placeholder="01…" /> },
  { name: 'disabled', shown: <Field defaultValue="01711223344" disabled label={say('phone')} /> },
]

export const fieldFrameExample: Example = (say) => [
  {
    name: 'around an input of its own',
    shown: (
      <FieldFrame hint={say('phoneHint')} id="framed" label={say('phone')}>
        <textarea className={inputClass} id="framed" rows={2} />
      </FieldFrame>
    ),
  },
]

export const amountFieldExample: Example = (say) => [
  { name: 'empty', shown: <AmountField label={say('amount')} /> },
  { name: 'filled', shown: <AmountField defaultValue="1500" label={say('amount')} /> },
  {
    name: 'with an error',
    shown: <AmountField defaultValue="5" error={say('phoneError')} label={say('amount')} />,
  },
]

export const numberFieldExample: Example = (say) => [
  { name: 'empty', shown: <NumberField label={say('amount')} /> },
  { name: 'filled', shown: <NumberField defaultValue="45" label={say('amount')} /> },
]

export const codeFieldExample: Example = (say) => [
  { name: 'empty', shown: <CodeField label={say('code')} /> },
  { name: 'filled', shown: <CodeField defaultValue="123456" label={say('code')} /> },
]

export const digitFieldExample: Example = (say) => [
  { name: 'empty', shown: <DigitField label={say('phone')} /> },
  { name: 'filled', shown: <DigitField defaultValue="01711223344" label={say('phone')} /> },
]

export const passwordFieldExample: Example = (say) => [
  { name: 'hidden', shown: <PasswordField defaultValue="Maidan2026" label={say('password')} /> },
  {
    name: 'with an error',
    shown: <PasswordField error={say('phoneError')} label={say('password')} />,
  },
]

export const selectFieldExample: Example = (say) => [
  {
    name: 'with a choice',
    shown: <SelectField label={say('method')} options={methods(say)} />,
  },
  {
    name: 'with an error',
    shown: <SelectField error={say('phoneError')} label={say('method')} options={methods(say)} />,
  },
]

export const switchExample: Example = (say) => [
  { name: 'off', shown: <Switch checked={false} label={say('method')} onChange={() => {}} /> },
  {
    name: 'on, with what it means',
    shown: <Switch checked hint={say('phone')} label={say('method')} onChange={() => {}} />,
  },
]

function methods(say: Say) {
  return (['all', 'cricket', 'soccer'] as const).map((key) => ({ value: key, label: say(key) }))
}
