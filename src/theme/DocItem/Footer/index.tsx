// Change: adds the page's own tools and the "Help Improve" card after the theme's footer of a page.
import Footer from '@theme-original/DocItem/Footer';
import HelpImprove from '@site/src/components/HelpImprove';
import PageFoot from '@site/src/components/PageFoot';

export default function DocItemFooter() {
  return (
    <>
      <Footer />
      <PageFoot />
      <HelpImprove />
    </>
  );
}
