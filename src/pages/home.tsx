import { productOf } from '#catalogue/ask/product-by-id.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { credentialLine } from '#views/credential-line.ts'
import { certificatesHref, mapHref } from '#catalogue/external-links.ts'
import { homeTiles } from '#views/home-tiles.ts'
import { mainMenu } from '#views/menu.ts'
import { pageHead } from '#views/page-head.ts'
import type { Picture } from '#catalogue/show/product-facts.ts'
import {
  branchDrawingPath,
  branchMapPath,
  BRANCHES_ID,
  certificationDrawingPath,
  CERTIFICATIONS_ID,
  CODES_PATH,
  HISTORY_PATH,
  HOME_PATH,
  INDUSTRIES_ID,
  industryDrawingPath,
  industryPath,
  ownerPicturePath,
  sceneCropPath,
  sceneDrawingPath,
  solutionDrawingPath,
} from '#catalogue/paths.ts'
import { organizationData } from '#views/structured-data.ts'
import { LinkButton } from '#components/button/button.tsx'
import { CatalogueIndex } from '#components/catalogue-index/catalogue-index.tsx'
import { CardTrack } from '#components/card-track/card-track.tsx'
import { RotatingTrack } from '#components/card-track/rotating-track.tsx'
import { CertificationList } from './certification-list.tsx'
import { FarDrawing } from '#components/drawing-image/far-drawing.tsx'
import { WithoutSearch } from './without-search.tsx'
import PageSearch from '#finder/search-field/page-search.island.tsx'
import { Island } from '#islands/island.tsx'
import { HeroCarousel } from '#components/hero/hero-carousel.tsx'
import { IndustryCard } from './industry-card.tsx'
import { Link } from '#components/link/link.tsx'
import { LinkCard } from '#components/link-card/link-card.tsx'
import { Reveal } from '#components/reveal/reveal.tsx'
import { SectionHeading } from '#components/section-heading/section-heading.tsx'
import { SEALED_PLACES } from '#drawings/kinds/scene/scenes/pump-room.ts'
import { branchDrawings, homeDrawings } from '#pictures/page-drawings.ts'
import { productCutaway } from '#pictures/product-drawings.ts'
import { picturesOf } from '#pictures/placed-drawing.ts'
import { HomeBranches } from './home-branches.tsx'
import type { PageProps } from './page.ts'
import styles from './home.module.css'

/** Cards per row on a wide screen (spec 4 and 9); of the solutions the edge of the next one is in view. */
const SOLUTIONS_ACROSS = 5.4
const INDUSTRIES_ACROSS = 6

/** A toggle between the first six industries and the rest (spec 4). */
const FIRST_INDUSTRIES = {
  size: 6,
  showRest: 'Ver las demás industrias',
  showFirst: 'Ver las primeras industrias',
}

export function loader() {
  const model = catalogue()
  const { home, site } = model
  const pictures = picturesOf([...homeDrawings(home), ...branchDrawings(site)])
  const pictured = productOf(model, home.about.product)
  const { families, productCount } = mainMenu(model)
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
      productCount,
      slides: hero.slides.flatMap(({ id, caption, places }) => {
        const whole = pictures.get(sceneDrawingPath(id))
        const crop = pictures.get(sceneCropPath(id))
        if (!whole || !crop) return []
        const { alt, ...image } = whole
        return [
          {
            id,
            caption,
            alt,
            image,
            narrowSrc: crop.src,
            ...(places && {
              places: places.flatMap((place) => {
                const spot = SEALED_PLACES[place.id]
                const family = families.find(({ href }) => href === place.family)
                if (!spot || !family) return []
                const { label, href, count, picture } = family
                return [
                  {
                    ...spot,
                    id: place.id,
                    label: place.label,
                    family: { label, href, count, picture },
                  },
                ]
              }),
            }),
          },
        ]
      }),
    },
    productCount,
    tiles: homeTiles(model),
    intro,
    solutions: {
      heading: solutions.heading,
      cards: solutions.cards.map(({ label, href }) => ({
        label,
        href,
        line: model.pages.get(href)?.content.menu?.line,
        picture: pictures.get(solutionDrawingPath(href)),
      })),
    },
    industries: {
      heading: industries.heading,
      cards: industries.cards.map(({ id, title, url }) => ({
        id,
        title,
        url,
        own: ownPageOf(industryPath(id), model),
        picture: pictures.get(industryDrawingPath(id)),
      })),
    },
    branches: {
      ...branches,
      map: pictures.get(branchMapPath('standing')),
      branches: site.branches.map((branch) => ({
        branch,
        mapHref: mapHref(branch),
        picture:
          ownPicture(`oficinas/${branch.id}`, model) ?? pictures.get(branchDrawingPath(branch.id)),
      })),
    },
    certifications: {
      ...certifications,
      href: certificatesHref(site),
      items: certifications.items.map((item) => ({
        id: item.id,
        label: item.label,
        meaning: item.meaning,
        credential: credentialLine(item),
        picture:
          ownPicture(`certificaciones/${item.id}`, model) ??
          pictures.get(certificationDrawingPath(item.id)),
      })),
    },
    about: {
      ...about,
      caption: pictured?.caption,
      picture: pictured && productCutaway(pictured),
    },
  }
}

/** The site's own page about an industry, with its number of products. */
function ownPageOf(href: string, { pages }: Catalogue) {
  const page = pages.get(href)
  return page && { href, count: page.products.length }
}

/** The owner's picture in place of a drawing; decorative as well, since the text beside it says what it shows. */
function ownPicture(key: string, { ownerPictures }: Catalogue): Picture | undefined {
  const own = ownerPictures.get(key)
  if (!own) return undefined
  const { fileName, width, height } = own
  return { src: ownerPicturePath(key, fileName), width, height, alt: '' }
}

/** The home page, in the specification's order (spec 2, "Home page"). */
export default function HomePage({ loaderData }: PageProps<typeof loader>) {
  const { hero, productCount, tiles, intro } = loaderData
  const { solutions, industries, branches, certifications, about } = loaderData
  return (
    <div className="fade-content">
      <HeroCarousel
        {...hero}
        search={
          <>
            <Island of={PageSearch} wake="sign" props={{ label: 'Desde la portada' }} />
            <WithoutSearch />
          </>
        }
      />
      <section className={`container ${styles.catalogue}`} aria-labelledby="catalogo">
        <div className={styles.catalogueHead}>
          <h2 id="catalogo">Catálogo</h2>
          <span className={styles.total}>{productCount} productos</span>
          <Link className={styles.all} href={CODES_PATH}>
            Todos los códigos
          </Link>
        </div>
        <CatalogueIndex families={tiles} />
      </section>
      <div className="container">
        <p className={styles.intro}>{intro}</p>
        <div className={styles.section}>
          <CardTrack
            id="soluciones"
            heading={solutions.heading}
            across={SOLUTIONS_ACROSS}
            items={solutions.cards.map(({ label, href, line, picture }) => ({
              id: href,
              content: (
                <LinkCard
                  href={href}
                  title={label}
                  picture={picture && <FarDrawing picture={picture} />}
                  isRowInNarrow
                >
                  {line !== undefined && <p className="aside-text">{line}</p>}
                </LinkCard>
              ),
            }))}
          />
        </div>
        <div className={styles.section}>
          <RotatingTrack
            id={INDUSTRIES_ID}
            heading={industries.heading}
            across={INDUSTRIES_ACROSS}
            firstGroup={FIRST_INDUSTRIES}
            items={industries.cards.map(({ id, title, url, own, picture }) => ({
              id,
              content: (
                <IndustryCard
                  title={title}
                  url={url}
                  own={own}
                  picture={picture && <FarDrawing picture={picture} />}
                />
              ),
            }))}
          />
        </div>
        <section className={styles.section} aria-labelledby={BRANCHES_ID}>
          <HomeBranches {...branches} />
        </section>
        <section className={styles.section} aria-labelledby={CERTIFICATIONS_ID}>
          <SectionHeading
            id={CERTIFICATIONS_ID}
            aside={<p className="aside-text">{certifications.lead}</p>}
          >
            {certifications.heading}
          </SectionHeading>
          <CertificationList items={certifications.items} href={certifications.href} />
        </section>
        <section className={styles.section} aria-labelledby="sobre-nosotros">
          <SectionHeading id="sobre-nosotros">{about.heading}</SectionHeading>
          <Reveal>
            <div className={styles.about}>
              <div className="prose">
                {about.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {about.link !== undefined && (
                  <p>
                    <LinkButton kind="secondary" href={HISTORY_PATH}>
                      {about.link}
                    </LinkButton>
                  </p>
                )}
              </div>
              {about.picture && (
                <figure className={styles.figure}>
                  <FarDrawing className={styles.drawing} picture={about.picture} isTelling />
                  <figcaption className={styles.caption}>{about.caption}</figcaption>
                </figure>
              )}
            </div>
          </Reveal>
        </section>
      </div>
    </div>
  )
}
