// Change: begins with the pages before and after, has the page's own tools in one row with the theme's, and ends with the
// "Help Improve" card.
import Footer from '@theme-original/DocItem/Footer';
import Paginator from '@theme-original/DocItem/Paginator';
import HelpImprove from '@site/src/components/HelpImprove';
import PageFoot from '@site/src/components/PageFoot';
import styles from './styles.module.css';

export default function DocItemFooter() {
  return (
    <>
      <Paginator />
      <div className={styles.tools}>
        <PageFoot />
        <Footer />
      </div>
      <HelpImprove />
    </>
  );
}
