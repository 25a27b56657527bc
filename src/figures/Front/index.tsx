import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import site from '@generated/receipts/default/site.json';
import {grouped} from '@site/src/grouped';
import PageTree from './PageTree';
import Find from './Find';
import Guides from './Guides';
import TryIt from './TryIt';
import styles from './styles.module.css';

const {blocks, ran, compiled, checked, notRun} = site.totals;

/** The site in numbers, the total first. */
const figures: [string, number][] = [
  [`code blocks on ${site.pages.length} pages`, blocks],
  ['ran, or matched the printed output', ran],
  ['compiled or type-checked', compiled],
  ['checked against schemas and flags', checked],
  ['not run, each with a reason', notRun],
];

/** The part of the front page after the Quick start and the paths. */
export default function Front() {
  return (
    <div className={styles.front} data-markdown="skip">
      <section className={styles.proven}>
        <PageTree pages={site.pages} />
        <div>
          <Heading as="h2" id="proof">
            Tested before it is published
          </Heading>
          <p>
            Before a page is published, its commands run on a local chain, its contracts compile and its
            programs are type-checked. {site.failing} blocks are expected to fail, and do. Each leaf of the
            tree is a page. The darker the leaf, the more thoroughly its code was tested.
          </p>
          <dl className={styles.figures}>
            {figures.map(([name, number]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{grouped(number)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Link to="/handbook-for-newcomers#marks">How the code blocks were checked</Link>
          </p>
        </div>
      </section>
      <section>
        <Heading as="h2" id="build">
          What will you build?
        </Heading>
        <Guides />
      </section>
      <section className={styles.live}>
        <Heading as="h2" id="try">
          Try it here
        </Heading>
        <TryIt />
      </section>
      <section>
        <Heading as="h2" id="find">
          Looking for something?
        </Heading>
        <Find />
      </section>
    </div>
  );
}
