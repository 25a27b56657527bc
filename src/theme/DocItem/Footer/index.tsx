// Change: puts the paginator first, the page's tools in one row with the theme's, and the "Help Improve" card last.
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
