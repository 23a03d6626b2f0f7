import { catalogue } from '#catalogue/catalogue.ts'
import { certificatesHref, mapHref } from '#catalogue/external-links.ts'
import { pageHead } from '#catalogue/page-head.ts'
import {
  branchDrawingPath,
  branchMapPath,
  BRANCHES_ID,
  certificationDrawingPath,
  CERTIFICATIONS_ID,
  HOME_PATH,
  industryDrawingPath,
  sceneCropPath,
  sceneDrawingPath,
  SELECTOR_PATH,
  solutionDrawingPath,
} from '#catalogue/paths.ts'
import { organizationData } from '#catalogue/structured-data.ts'
import { LinkButton } from '#components/button/button.tsx'
import { CardTrack } from '#components/card-track/card-track.tsx'
import { RotatingTrack } from '#components/card-track/rotating-track.tsx'
import { CertificationList } from '#components/certification-list/certification-list.tsx'
import { DrawingImage } from '#components/drawing-image/drawing-image.tsx'
import { HeroCarousel } from '#components/hero/hero-carousel.tsx'
import { IndustryCard } from '#components/industry-card/industry-card.tsx'
import { Link } from '#components/link/link.tsx'
import { LinkCard } from '#components/link-card/link-card.tsx'
import { NoticeLine } from '#components/notice-line/notice-line.tsx'
import { Reveal } from '#components/reveal/reveal.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { branchDrawings, homeDrawings } from '#drawings/page-drawings.ts'
import { picturesOf } from '#drawings/placed-drawing.ts'
import type { Route } from './+types/home.ts'
import { AfterOpening } from './after-opening.tsx'
import { headTags } from './head-tags.ts'
import { HomeBranches } from './home-branches.tsx'
import styles from './home.module.css'

const HISTORY_PATH = '/historia'
/** Cards across in each row on a wide screen (spec 4 and 9). */
const SOLUTIONS_ACROSS = 5
const INDUSTRIES_ACROSS = 6

/** One toggle between the first six industries and the rest (spec 4). */
const FIRST_INDUSTRIES = {
  size: 6,
  showRest: 'Ver otras industrias',
  showFirst: 'Ver primeras industrias',
}

export function loader() {
  const model = catalogue()
  const { home, site } = model
  const pictures = picturesOf([...homeDrawings(home), ...branchDrawings(site)])
  const { hero, intro, solutions, industries, branches, certifications, about } = home
  return {
    head: pageHead(model, {
      path: HOME_PATH,
      // Spec 2: the title is "Home - … Chile".
      title: `Home - ${site.brand.name} Chile`,
      description: home.description,
      structuredData: organizationData(site),
    }),
    hero: {
      title: hero.title,
      lead: hero.lead,
      action: { label: hero.action, href: `#${BRANCHES_ID}` },
      slides: hero.slides.flatMap(({ id, caption }) => {
        const whole = pictures.get(sceneDrawingPath(id))
        const crop = pictures.get(sceneCropPath(id))
        if (!whole || !crop) return []
        const { alt, ...image } = whole
        return [{ id, caption, alt, image, narrowSrc: crop.src }]
      }),
    },
    intro,
    solutions: {
      heading: solutions.heading,
      cards: solutions.cards.map(({ label, href }) => ({
        label,
        href,
        picture: pictures.get(solutionDrawingPath(href)),
      })),
    },
    industries: {
      heading: industries.heading,
      cards: industries.cards.map(({ id, title, url }) => ({
        id,
        title,
        url,
        picture: pictures.get(industryDrawingPath(id)),
      })),
    },
    branches: {
      ...branches,
      map: pictures.get(branchMapPath('lying')),
      offices: site.branches.map((branch) => ({
        branch,
        mapHref: mapHref(branch),
        picture: pictures.get(branchDrawingPath(branch.id)),
      })),
    },
    certifications: {
      ...certifications,
      href: certificatesHref(site),
      items: certifications.items.map(({ id, label, meaning }) => ({
        id,
        label,
        meaning,
        picture: pictures.get(certificationDrawingPath(id)),
      })),
    },
    about,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData.head)

/** The home page, in the specification's order (spec 2, "Home page"). */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, intro, solutions, industries, branches, certifications, about } = loaderData
  return (
    <div className="fade-content">
      <HeroCarousel {...hero} />
      <div className={`on-ink ${styles.intro}`}>
        <p className="container">{intro}</p>
        <Link className={styles.selector} href={SELECTOR_PATH}>
          Selector de productos
        </Link>
      </div>
      <AfterOpening>
        <div className="container">
          <div className={styles.section}>
            <CardTrack
              id="soluciones"
              heading={solutions.heading}
              across={SOLUTIONS_ACROSS}
              items={solutions.cards.map(({ label, href, picture }) => ({
                id: href,
                content: (
                  <LinkCard
                    href={href}
                    title={label}
                    picture={picture && <DrawingImage picture={picture} isDecorative />}
                  />
                ),
              }))}
            />
          </div>
          <div className={styles.section}>
            <RotatingTrack
              id="industrias"
              heading={industries.heading}
              across={INDUSTRIES_ACROSS}
              firstGroup={FIRST_INDUSTRIES}
              items={industries.cards.map(({ id, title, url, picture }) => ({
                id,
                content: (
                  <IndustryCard
                    title={title}
                    url={url}
                    picture={picture && <DrawingImage picture={picture} isDecorative />}
                  />
                ),
              }))}
            />
          </div>
          <section className={styles.section} aria-labelledby={BRANCHES_ID}>
            <HomeBranches {...branches} />
          </section>
          <section className={styles.section} aria-labelledby={CERTIFICATIONS_ID}>
            <SectionHeading id={CERTIFICATIONS_ID}>{certifications.heading}</SectionHeading>
            <p>{certifications.lead}</p>
            <CertificationList items={certifications.items} href={certifications.href} />
            <NoticeLine>{certifications.note}</NoticeLine>
          </section>
          <section className={styles.section} aria-labelledby="sobre-nosotros">
            <Reveal>
              <SectionHeading id="sobre-nosotros">{about.heading}</SectionHeading>
              <div className="prose">
                {about.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {about.link !== undefined && (
                  <p>
                    <LinkButton kind="text" href={HISTORY_PATH}>
                      {about.link}
                    </LinkButton>
                  </p>
                )}
              </div>
            </Reveal>
          </section>
        </div>
      </AfterOpening>
    </div>
  )
}
