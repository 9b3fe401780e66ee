import { Box, Container } from '@colada/ui'
import { AccountNavigation } from '../features/account/account-navigation.tsx'
import { ScreenHead } from '../platform/seo/screen-head.tsx'
import { FormContent, type FormScreenProps } from './form-screen.tsx'

/** A screen of the account with one form, beside the account's navigation. */
export function AccountFormScreen({ intro, fields, children, ...head }: FormScreenProps) {
  return (
    <Container width="content">
      <ScreenHead {...head} />
      <Box paddingBlock="xl">
        <AccountNavigation width="form">
          <FormContent title={head.title} intro={intro} fields={fields}>
            {children}
          </FormContent>
        </AccountNavigation>
      </Box>
    </Container>
  )
}
