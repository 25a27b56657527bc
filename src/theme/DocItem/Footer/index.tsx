// Change: adds the "Help Improve" card after the theme's footer of a page.
import Footer from '@theme-original/DocItem/Footer';
import HelpImprove from '@site/src/components/HelpImprove';

export default function DocItemFooter() {
  return (
    <>
      <Footer />
      <HelpImprove />
    </>
  );
}
