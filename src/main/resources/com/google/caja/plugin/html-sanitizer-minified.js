/**
 * html_sanitize: HTML without what could run. Stands in for Caja's script of this name, which Shindig's feature "core"
 * brings for the features "minimessage" and "tabs". The browser parses the HTML, in a document that loads nothing.
 */
(function() {
  var ELEMENTS = (',A,ABBR,ADDRESS,B,BIG,BLOCKQUOTE,BR,CAPTION,CENTER,CITE,CODE,COL,COLGROUP,DD,DEL,DFN,DIV,DL,DT,EM,FONT,'
      + 'H1,H2,H3,H4,H5,H6,HR,I,IMG,INS,KBD,LI,OL,P,PRE,Q,S,SAMP,SMALL,SPAN,STRIKE,STRONG,SUB,SUP,TABLE,TBODY,TD,TFOOT,TH,'
      + 'THEAD,TR,TT,U,UL,VAR,');
  // These go with everything in them; of others that are not listed, the content stays.
  var DROPPED = (',APPLET,AUDIO,BASE,CANVAS,EMBED,FRAME,FRAMESET,IFRAME,LINK,MATH,META,NOEMBED,NOFRAMES,NOSCRIPT,OBJECT,PARAM,'
      + 'PLAINTEXT,SCRIPT,SELECT,STYLE,SVG,TEMPLATE,TEXTAREA,TITLE,VIDEO,XMP,');
  var ATTRIBUTES = ',abbr,align,alt,border,class,color,colspan,dir,face,height,id,lang,rowspan,size,title,valign,width,';
  var ADDRESSES = ',cite,href,src,';

  // A form has its inputs as properties, by their names: a name such as firstChild hides what is meant.
  function unhidden(prototype, name) {
    var property = Object.getOwnPropertyDescriptor(prototype, name);
    return Function.prototype.call.bind(property.get || property.value);
  }

  var bodyOf = unhidden(Document.prototype, 'body');
  var firstChild = unhidden(Node.prototype, 'firstChild');
  var nextSibling = unhidden(Node.prototype, 'nextSibling');
  var nodeName = unhidden(Node.prototype, 'nodeName');
  var nodeType = unhidden(Node.prototype, 'nodeType');
  var insertBefore = unhidden(Node.prototype, 'insertBefore');
  var removeChild = unhidden(Node.prototype, 'removeChild');

  function among(list, name) {
    return name.indexOf(',') < 0 && list.indexOf(',' + name + ',') >= 0;
  }

  function cleanAttributes(element, addressPolicy, tokenPolicy) {
    var attributes = Array.prototype.slice.call(element.attributes);
    for (var i = 0; i < attributes.length; i++) {
      var name = attributes[i].name;
      var value = null;
      if (among(ADDRESSES, name)) {
        // As by Caja: without a policy there are no addresses.
        value = addressPolicy ? addressPolicy(attributes[i].value) : null;
        value = /^\s*(https?:|mailto:|[^:]*$|[^:]*[\/?#])/i.test(String(value)) ? value : null;
      } else if (among(',class,id,', name) && tokenPolicy) {
        value = tokenPolicy(attributes[i].value);
      } else if (among(ATTRIBUTES, name)) {
        value = attributes[i].value;
      }
      if (value === null || value === undefined) {
        element.removeAttribute(name);
      } else {
        element.setAttribute(name, value);
      }
    }
  }

  function clean(parent, addressPolicy, tokenPolicy) {
    for (var node = firstChild(parent), next; node; node = next) {
      next = nextSibling(node);
      if (nodeType(node) === 3) {
        continue;
      }
      var name = nodeName(node).toUpperCase();
      if (nodeType(node) !== 1 || among(DROPPED, name)) {
        removeChild(parent, node);
      } else {
        clean(node, addressPolicy, tokenPolicy);
        if (among(ELEMENTS, name)) {
          cleanAttributes(node, addressPolicy, tokenPolicy);
        } else {
          while (firstChild(node)) {
            insertBefore(parent, firstChild(node), node);
          }
          removeChild(parent, node);
        }
      }
    }
  }

  window['html_sanitize'] = function(html, addressPolicy, tokenPolicy) {
    var body = bodyOf(new DOMParser().parseFromString('<body>' + html, 'text/html'));
    clean(body, addressPolicy, tokenPolicy);
    return body.innerHTML;
  };
})();
