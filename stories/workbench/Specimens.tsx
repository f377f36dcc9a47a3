import { Button } from '@casino/design-system/components/Button'
import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import { Stack } from '@casino/design-system/components/Stack'
import { TextField } from '@casino/design-system/components/TextField'
import { SearchIcon } from '@casino/design-system/icons/Search'
import { themedContent, useTexts } from '@casino/features/config'
import type { ButtonThemeContent, Words } from '@casino/features/config/buttons'
import type { TextKey } from '@casino/features/config/texts'
import { memo, type ReactNode } from 'react'
import * as css from './Specimens.css.ts'

const Look = ({ name, look, children }: { readonly name: string; readonly look?: 'hover' | 'active'; readonly children: ReactNode }) => (
  <div className={css.specimen}>
    <span className={css.specimenName}>{name}</span>
    <div data-look={look}>{children}</div>
  </div>
)

interface ButtonSpecimensProps {
  readonly name: string
  readonly words: Words
  readonly content: ButtonThemeContent | undefined
}

/** Values for the placeholders of texts. */
const values = { amount: '500,00 kr.', name: 'Velkomstbonus' }

const sameContent = (one: ButtonSpecimensProps, other: ButtonSpecimensProps) =>
  one.name === other.name && one.words === other.words && JSON.stringify(one.content) === JSON.stringify(other.content)

/** A themed button in every state. Re-renders only for other texts or icons: colours are CSS. */
export const ButtonSpecimens = memo(function ButtonSpecimens({ name, words, content }: ButtonSpecimensProps) {
  const t = useTexts()
  const own = {
    text: words.text ?? ('btn.choose_bonus' satisfies TextKey),
    loadingText: words.loadingText ?? ('btn.opening' satisfies TextKey),
  }
  const at = (loading: boolean) => themedContent(t, name, { values, loading }, own, content)
  return (
    <div className={css.stage}>
      <Look name="Rest">
        <Button {...at(false)} />
      </Look>
      <Look name="Hover, from lg with a mouse" look="hover">
        <Button {...at(false)} />
      </Look>
      <Look name="Pressed" look="active">
        <Button {...at(false)} />
      </Look>
      <Look name="Disabled">
        <Button {...at(false)} disabled />
      </Look>
      <Look name="Loading">
        <Button {...at(true)} />
      </Look>
    </div>
  )
}, sameContent)

/** A themed field in every state. Never re-renders for a theme change: themes are CSS. */
export const InputSpecimens = memo(function InputSpecimens({ name }: { readonly name: string }) {
  return (
    <div className={css.stage}>
      <Stack gap={5}>
        <Look name="Rest">
          <TextField
            theme={name}
            label="E-mail"
            name="rest"
            placeholder="navn@eksempel.dk"
            help="Vi sender kun kvitteringer."
            iconStart={<SearchIcon />}
          />
        </Look>
        <Look name="Hover, from lg with a mouse" look="hover">
          <TextField theme={name} label="Fornavn" name="hover" defaultValue="Freja" />
        </Look>
        <Look name="Error">
          <TextField theme={name} label="Beløb" name="error" defaultValue="50" suffix="kr." error="Du skal mindst sætte 100,00 kr. ind." />
        </Look>
        <Look name="Read-only">
          <TextField theme={name} label="CPR-nummer" name="readonly" defaultValue="010190-••••" readOnly />
        </Look>
        <Look name="Disabled">
          <TextField theme={name} label="Bonuskode" name="disabled" defaultValue="NORDLYS100" disabled />
        </Look>
        <Look name="Check-box">
          <CheckboxField theme={name} name="check">
            Ja tak til nyheder på e-mail
          </CheckboxField>
        </Look>
      </Stack>
    </div>
  )
})
