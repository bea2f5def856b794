"""The browser of a person: keeps cookies, and sends the forms of our pages with all that they carry."""

from html.parser import HTMLParser
from urllib.parse import urljoin

import requests


class Forms(HTMLParser):
    """The fields of the last form of a page."""

    def __init__(self, page):
        super().__init__()
        self.fields = {}
        self.feed(page.text)
        assert "csrf" in self.fields, (page.status_code, page.text)

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag == "form":
            self.fields = {}
        elif tag == "input":
            self.fields[named["name"]] = named["value"]


class Links(HTMLParser):
    """Where the last link of a page leads."""

    def __init__(self, page):
        super().__init__()
        self.last = None
        self.feed(page.text)
        assert self.last, (page.status_code, page.text)

    def handle_starttag(self, tag, attributes):
        if tag == "a":
            self.last = dict(attributes)["href"]


def next_address(answer):
    """Where an answer leads to: by a redirect, by a page that leads on, or by a link after an error."""
    if "Location" in answer.headers:
        return answer.headers["Location"]
    if "Refresh" in answer.headers:
        return answer.headers["Refresh"].split("url=", 1)[1]
    return Links(answer).last


class Browser:
    def __init__(self, server, person):
        self.server = server
        self.person = person
        self.http = requests.Session()

    def get(self, address):
        return self.http.get(urljoin(self.server, address), allow_redirects=False, timeout=60)

    def send(self, path, page, **chosen):
        form = {**Forms(page).fields, **chosen}
        address = urljoin(self.server, path)
        return self.http.post(address, data=form, allow_redirects=False, timeout=60)

    def authorize(self, address, decision="allow"):
        """Signs in if the server wants that, decides, and returns the address that the client gets."""
        answer = self.get(address)
        if answer.status_code in (302, 303) and "/identity/signin" in next_address(answer):
            page = self.get(next_address(answer))
            answer = self.get(next_address(self.send("/identity/signin", page, person=self.person)))
        if answer.status_code == 200:
            answer = self.send("/oauth2/authorize", answer, decision=decision)
        return next_address(answer)
