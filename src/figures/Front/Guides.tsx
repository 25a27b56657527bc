import site from '@generated/receipts/default/site.json';
import Card from '@site/src/components/Card';
import CardGrid from '@site/src/components/CardGrid';
import GuideDrawing, {type drawings} from './drawings';
import Mark from '@site/src/proof/Mark';
import styles from './styles.module.css';

const guides: {title: string; path: string; drawing: keyof typeof drawings; text: string}[] = [
  {
    title: 'Your first fungible asset',
    path: '/guides/first-fa',
    drawing: 'asset',
    text: 'A currency with a hard cap, a freeze function and no function to seize units.',
  },
  {
    title: 'Your first NFT collection',
    path: '/guides/first-nft',
    drawing: 'collection',
    text: 'A hundred tickets with a price and a royalty, and badges that stay with their account.',
  },
  {
    title: 'Split incoming payments',
    path: '/guides/fee-splitter',
    drawing: 'splitter',
    text: 'One address for several people, and a split that never loses a unit.',
  },
  {
    title: 'Escrow with a time lock',
    path: '/guides/escrow',
    drawing: 'escrow',
    text: 'Funds held between two people, with an arbiter and a deadline.',
  },
  {
    title: 'Build a DEX',
    path: '/guides/dex',
    drawing: 'exchange',
    text: 'An exchange in five steps: pools, price protection, routes and a client.',
  },
  {
    title: 'Pay fees with your own asset',
    path: '/gas-tokens/custom-gas-tokens',
    drawing: 'fee',
    text: 'How an asset becomes accepted for fees, and which steps are yours.',
  },
];

/** The guides as cards, each with a drawing and the proof of its page. */
export default function Guides() {
  return (
    <CardGrid>
      {guides.map(({title, path, drawing, text}) => {
        const entry = site.pages.find((each) => each.path.endsWith(path));
        return (
          <Card key={path} title={title} href={path} drawing={<GuideDrawing name={drawing} />}>
            <p>{text}</p>
            {entry?.grade !== null && entry?.grade !== undefined && (
              <p className={styles.proof}>
                <Mark grade={entry.grade}>{entry.proof}</Mark>
              </p>
            )}
          </Card>
        );
      })}
    </CardGrid>
  );
}
