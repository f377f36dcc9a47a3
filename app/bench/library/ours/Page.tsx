import { Badge } from '@casino/design-system/components/Badge'
import { Button } from '@casino/design-system/components/Button'
import { CheckboxField } from '@casino/design-system/components/CheckboxField'
import { FavouriteToggle } from '@casino/design-system/components/FavouriteToggle'
import { FormActions } from '@casino/design-system/components/FormActions'
import { Grid } from '@casino/design-system/components/Grid'
import { Heading } from '@casino/design-system/components/Heading'
import { Logo } from '@casino/design-system/components/Logo'
import { Modal } from '@casino/design-system/components/Modal'
import { SelectField } from '@casino/design-system/components/SelectField'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { TextField } from '@casino/design-system/components/TextField'
import { Tile } from '@casino/design-system/components/Tile'
import { FormLayout } from '@casino/design-system/patterns/FormLayout'
import { HeaderZones } from '@casino/design-system/patterns/HeaderZones'
import { MenuBar } from '@casino/design-system/patterns/MenuBar'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { PageFrame } from '@casino/design-system/patterns/PageFrame'
import { useState } from 'react'
import { type Deposit, depositErrors, emptyDeposit, type Game, games, menu, paymentMethodOptions } from '../content.ts'

/** The page built with the design system. */
export const Page = () => (
  <PageFrame mainId="indhold" top={<Header />}>
    <PageBody>
      <Stack gap={8}>
        <Heading level={1}>Spilleautomater</Heading>
        <Grid gap={4} columns={{ xs: 2, sm: 3, md: 4, lg: 6 }}>
          {games.map((game) => (
            <GameTile key={game.id} game={game} />
          ))}
        </Grid>
        <DepositForm />
        <Pause />
      </Stack>
    </PageBody>
  </PageFrame>
)

interface GameTileProps {
  game: Game
}

function GameTile({ game: { id, name, provider, live } }: GameTileProps) {
  const [favourite, setFavourite] = useState(false)
  return (
    <Tile
      href={`/spil/${id}`}
      title={name}
      meta={provider}
      image={{ src: `/art/${id}`, width: 300, height: 400, alt: '' }}
      badge={live ? <Badge tone="live">Live</Badge> : undefined}
      actions={
        <Button size="sm" href={`/spil/${id}`} aria-label={`Spil ${name}`}>
          Spil
        </Button>
      }
      aside={<FavouriteToggle label={`${name} som favorit`} pressed={favourite} onPressedChange={setFavourite} />}
    />
  )
}

const Header = () => (
  <HeaderZones
    start={<Logo name="nordlys" href="/" />}
    center={<MenuBar label="Hovedmenu" items={menu} />}
    end={
      <>
        <Button variant="secondary" href="/log-ind">
          Log ind
        </Button>
        <Button href="/opret">Opret konto</Button>
      </>
    }
  />
)

/** Every keystroke changes the state of the form, and so renders all its fields. */
function DepositForm() {
  const [deposit, setDeposit] = useState(emptyDeposit)
  const errors = depositErrors(deposit)
  const change = (part: Partial<Deposit>) => setDeposit((current) => ({ ...current, ...part }))
  return (
    <form method="post">
      <FormLayout>
        <Heading level={2}>Indbetal</Heading>
        <TextField
          label="Beløb"
          name="amount"
          inputMode="numeric"
          suffix="kr."
          help="Mellem 10 og 99.999 kr."
          value={deposit.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
          error={errors.amount}
          required
        />
        <SelectField
          label="Betalingsmetode"
          name="method"
          placeholder="Vælg en metode"
          options={paymentMethodOptions}
          value={deposit.method}
          onChange={(event) => change({ method: event.currentTarget.value })}
          required
        />
        <TextField
          label="Navn på kortet"
          name="name"
          autoComplete="cc-name"
          value={deposit.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={errors.name}
          required
        />
        <TextField
          label="Kortnummer"
          name="card"
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={19}
          value={deposit.card}
          onChange={(event) => change({ card: event.currentTarget.value })}
          required
        />
        <TextField
          label="Udløber"
          name="expiry"
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={5}
          placeholder="MM/ÅÅ"
          value={deposit.expiry}
          onChange={(event) => change({ expiry: event.currentTarget.value })}
          required
        />
        <TextField
          label="Kontrolcifre"
          name="code"
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={3}
          value={deposit.code}
          onChange={(event) => change({ code: event.currentTarget.value })}
          error={errors.code}
          required
        />
        <CheckboxField name="save" checked={deposit.save} onChange={(event) => change({ save: event.currentTarget.checked })}>
          Gem kortet til næste gang
        </CheckboxField>
        <FormActions>
          <Button type="submit" fullWidth>
            Indbetal
          </Button>
        </FormActions>
      </FormLayout>
    </form>
  )
}

function Pause() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Hold pause
      </Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Hold pause i 24 timer?"
        description="Pausen kan ikke fortrydes."
        closeLabel="Luk"
        actions={
          <Button fullWidth onClick={() => setOpen(false)}>
            Hold pause i 24 timer
          </Button>
        }
      >
        <Text>Du kan logge ind og udbetale dine penge, men ikke sætte ind eller spille.</Text>
      </Modal>
    </>
  )
}
