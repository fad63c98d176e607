import { buttonClass } from '@clairmemoire/ui/button'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** R2-110 to R2-115, in the words of the requirements: with a study and without. */
export const thanksFor = (withTrial: boolean, email: string) => ({
  title: <Trans id="study-requests.thank-you.title">Merci pour votre intérêt!</Trans>,
  text: (
    <p>
      {withTrial ? (
        <Trans id="study-requests.thank-you.with-trial">
          Nous vous contacterons dans les 3 jours ouvrés, au moment que vous avez choisi. Si vous avez des questions
          d’ici là, n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      ) : (
        <Trans id="study-requests.thank-you.without-trial">
          Nous vous contacterons si de nouvelles études ouvrent près de chez vous. Si vous avez des questions d’ici là,
          n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
        </Trans>
      )}
    </p>
  ),
  /** For who came without a study: to be told when one opens. */
  news: withTrial ? null : (
    <LinkList
      links={[
        <Link key="news" to="/your-news">
          <Trans id="study-requests.thank-you.news">Recevoir un e-mail quand une étude ouvre</Trans>
        </Link>,
      ]}
    />
  ),
  wayOn: (
    <Link to="/" className={buttonClass('quiet')}>
      <Trans id="study-requests.thank-you.home">Retour à la page d'accueil</Trans>
    </Link>
  ),
})
